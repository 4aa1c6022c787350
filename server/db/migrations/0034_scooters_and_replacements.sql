CREATE TABLE "repair_shops" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replacement_vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"free_days" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"used_by" text
);
--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD COLUMN "return_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD COLUMN "over_day_price" integer;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD COLUMN "car" jsonb;--> statement-breakpoint
ALTER TABLE "repair_shops" ADD CONSTRAINT "repair_shops_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacement_vouchers" ADD CONSTRAINT "replacement_vouchers_shop_id_repair_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."repair_shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repair_shops_city" ON "repair_shops" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "replacement_vouchers_shop" ON "replacement_vouchers" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "replacement_vouchers_used" ON "replacement_vouchers" USING btree ("used_by");