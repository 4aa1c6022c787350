CREATE TABLE "violation_events" (
	"violation_id" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "violations" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"plate" text,
	"happened_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"act" text NOT NULL,
	"fine" integer NOT NULL,
	"points" integer NOT NULL,
	"services" jsonb NOT NULL,
	"state" text NOT NULL,
	"agency_total" integer,
	"is_from_deposit" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"appeal_reason" text,
	"appeal_answer" text,
	"transferred_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_holds" (
	"case_kind" text NOT NULL,
	"case_id" text NOT NULL,
	"order_id" text NOT NULL,
	"deposit" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "deposit_holds_case_kind_case_id_deposit_pk" PRIMARY KEY("case_kind","case_id","deposit")
);
--> statement-breakpoint
ALTER TABLE "violation_events" ADD CONSTRAINT "violation_events_violation_id_violations_id_fk" FOREIGN KEY ("violation_id") REFERENCES "public"."violations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violations" ADD CONSTRAINT "violations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violations" ADD CONSTRAINT "violations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_holds" ADD CONSTRAINT "deposit_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "violation_events_number" ON "violation_events" USING btree ("violation_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "violations_act" ON "violations" USING btree ("order_id","happened_at","act");--> statement-breakpoint
CREATE INDEX "violations_user" ON "violations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "violations_state" ON "violations" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "deposit_holds_open" ON "deposit_holds" USING btree ("order_id") WHERE "deposit_holds"."ended_at" is null;