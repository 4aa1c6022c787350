CREATE TABLE "rental_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"cartype_id" text NOT NULL,
	"site_id" text NOT NULL,
	"return_site_id" text NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"to_time" timestamp with time zone NOT NULL,
	"choice" jsonb NOT NULL,
	"bill" jsonb NOT NULL,
	"coupon_id" text,
	"wkcoins" integer DEFAULT 0 NOT NULL,
	"renter_name" text NOT NULL,
	"renter_mobile" text NOT NULL,
	"renter_idcard" text NOT NULL,
	"insured" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text NOT NULL
);
--> statement-breakpoint
-- Until now every order was a rental: what is the rental's own moves into its table, under the number of its order.
INSERT INTO "rental_orders" ("order_id", "cartype_id", "site_id", "return_site_id", "from_time", "to_time", "choice", "bill", "coupon_id", "wkcoins", "renter_name", "renter_mobile", "renter_idcard", "insured", "remark")
SELECT "id", "cartype_id", "site_id", "return_site_id", "from_time", "to_time", "choice", "bill", "coupon_id", "wkcoins", "renter_name", "renter_mobile", "renter_idcard", "insured", "remark" FROM "orders";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "line" text DEFAULT 'RENTAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "line" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "status" TO "state";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_cartype_id_cartypes_id_fk";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_site_id_sites_id_fk";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_return_site_id_sites_id_fk";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "cartype_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "site_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "return_site_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "from_time";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "to_time";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "choice";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "bill";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "coupon_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "wkcoins";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "renter_name";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "renter_mobile";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "renter_idcard";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "insured";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "remark";--> statement-breakpoint
ALTER TABLE "rental_orders" ADD CONSTRAINT "rental_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_orders" ADD CONSTRAINT "rental_orders_cartype_id_cartypes_id_fk" FOREIGN KEY ("cartype_id") REFERENCES "public"."cartypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_orders" ADD CONSTRAINT "rental_orders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_orders" ADD CONSTRAINT "rental_orders_return_site_id_sites_id_fk" FOREIGN KEY ("return_site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
