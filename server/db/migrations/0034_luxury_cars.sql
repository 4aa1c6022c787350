CREATE TABLE "luxury_cars" (
	"cartype_id" text PRIMARY KEY NOT NULL,
	"car_class" text NOT NULL,
	"horsepower" integer NOT NULL,
	"acceleration" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "luxury_cars" ADD CONSTRAINT "luxury_cars_cartype_id_cartypes_id_fk" FOREIGN KEY ("cartype_id") REFERENCES "public"."cartypes"("id") ON DELETE no action ON UPDATE no action;