CREATE TABLE "accident_events" (
	"accident_id" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accidents" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"client_key" text,
	"plate" text,
	"happened_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"location" jsonb,
	"description" text NOT NULL,
	"is_injured" boolean NOT NULL,
	"has_police" boolean NOT NULL,
	"has_other" boolean NOT NULL,
	"other" jsonb,
	"cover" jsonb NOT NULL,
	"day_price" integer NOT NULL,
	"state" text NOT NULL,
	"asked" text,
	"round" integer DEFAULT 0 NOT NULL,
	"link_until" timestamp with time zone,
	"shop" text,
	"assessment" jsonb,
	"decision" jsonb,
	"total" integer,
	"decided_at" timestamp with time zone,
	"stands_at" timestamp with time zone,
	"is_from_deposit" boolean DEFAULT false NOT NULL,
	"appeal_reason" text,
	"appeal_answer" text,
	"appealed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accident_events" ADD CONSTRAINT "accident_events_accident_id_accidents_id_fk" FOREIGN KEY ("accident_id") REFERENCES "public"."accidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accidents" ADD CONSTRAINT "accidents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accidents" ADD CONSTRAINT "accidents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accident_events_number" ON "accident_events" USING btree ("accident_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "accidents_client_key" ON "accidents" USING btree ("user_id","client_key") WHERE "accidents"."client_key" is not null;--> statement-breakpoint
CREATE INDEX "accidents_order" ON "accidents" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "accidents_user" ON "accidents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "accidents_state" ON "accidents" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "accidents_stands" ON "accidents" USING btree ("stands_at") WHERE "accidents"."state" = 'DECIDED';