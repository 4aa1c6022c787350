ALTER TABLE "rental_orders" ADD COLUMN "ended_by_site" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "confirms_orders" boolean DEFAULT false NOT NULL;