ALTER TABLE "drivers" DROP CONSTRAINT "drivers_user_idcard";--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "number_mark" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_returning" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mobile_mark" text;--> statement-breakpoint
CREATE INDEX "rental_amendments_plain" ON "rental_amendments" USING btree ("order_id") WHERE coalesce("rental_amendments"."insured" ->> 'version', '0') <> '2';--> statement-breakpoint
CREATE INDEX "rental_orders_plain" ON "rental_orders" USING btree ("order_id") WHERE "rental_orders"."renter_idcard" not like 'v1.%';--> statement-breakpoint
CREATE INDEX "users_mobile_mark" ON "users" USING btree ("mobile_mark");--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_user_number" UNIQUE("user_id","number_mark");