ALTER TABLE "inventory" DROP CONSTRAINT "inventory_site_id_sites_id_fk";
--> statement-breakpoint
ALTER TABLE "inventory" DROP CONSTRAINT "inventory_cartype_id_cartypes_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_orders_id_fk";
--> statement-breakpoint
CREATE TABLE "demo_seeds" (
	"area" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
