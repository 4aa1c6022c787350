CREATE TABLE "qq_card_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"grant" jsonb NOT NULL,
	"channel" text,
	"days" integer NOT NULL,
	"stock" integer NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "qq_card_coupons_left" CHECK ("qq_card_coupons"."left" between 0 and "qq_card_coupons"."stock")
);
