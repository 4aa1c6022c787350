ALTER TABLE "long_cars" ADD COLUMN "held" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "long_changes" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "long_orders" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "long_orders" ADD COLUMN "mandate_place" text;