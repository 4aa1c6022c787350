CREATE TABLE "wedding_series" (
	"id" text PRIMARY KEY NOT NULL,
	"cartype_id" text NOT NULL,
	"service" text NOT NULL,
	"note" text NOT NULL,
	"day_price" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "worksheet_cities" ADD COLUMN "per_day" integer;--> statement-breakpoint
ALTER TABLE "wedding_series" ADD CONSTRAINT "wedding_series_cartype_id_cartypes_id_fk" FOREIGN KEY ("cartype_id") REFERENCES "public"."cartypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "worksheets_day" ON "worksheets" USING btree ("kind","city_id","take_time");