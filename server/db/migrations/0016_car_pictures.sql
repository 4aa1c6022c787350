ALTER TABLE "cartypes" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "cartypes" DROP COLUMN "colour";