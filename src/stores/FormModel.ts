import { makeAutoObservable, runInAction } from 'mobx';
import { messageOf } from '@/services/ApiError';

/** The sentence that tells a person what is wrong with a value; undefined when it is right. */
export type Rule<Values, Value> = (value: Value, values: Values) => string | undefined;

interface FormOptions<Values extends object, Result> {
  initial: Values;
  rules: { [K in keyof Values]?: Rule<Values, Values[K]> };
  /** Sends the form; what it throws becomes `failure`. */
  submit: (values: Values) => Promise<Result>;
}

/**
 * A form: checks a field when it is left, then at every change, and all of them at submit. What was typed is
 * never lost by an error. A second submit while one runs is ignored.
 */
export class FormModel<Values extends object, Result = void> {
  values: Values;
  isSubmitting = false;
  /** One sentence for the whole form. */
  failure: string | undefined = undefined;
  /** Every field is there from the start: on engines without Proxy, MobX sees no new ones and lists none. */
  private touched: Record<keyof Values, boolean>;
  private readonly names: readonly (keyof Values)[];

  constructor(private readonly options: FormOptions<Values, Result>) {
    this.values = { ...options.initial };
    this.names = Object.keys(options.initial) as (keyof Values)[];
    this.touched = Object.fromEntries(this.names.map(name => [name, false])) as typeof this.touched;
    makeAutoObservable<this, 'options' | 'names'>(this, { options: false, names: false }, { autoBind: true });
  }

  /** The error to show at a field, once it was left or submitted. */
  errorOf(name: keyof Values): string | undefined {
    return this.touched[name] ? this.problemOf(name) : undefined;
  }

  get isValid(): boolean {
    return this.names.every(name => this.problemOf(name) === undefined);
  }

  /** The first field that is wrong, for the focus. */
  get firstInvalid(): keyof Values | undefined {
    return this.names.find(name => this.problemOf(name) !== undefined);
  }

  set<K extends keyof Values>(name: K, value: Values[K]): void {
    this.values[name] = value;
    this.failure = undefined;
  }

  /** The field was left: from now on its error shows. */
  leave(name: keyof Values): void {
    this.touched[name] = true;
  }

  /** As at the beginning, for the next one who fills it in. */
  reset(): void {
    Object.assign(this.values, this.options.initial);
    for (const name of this.names) this.touched[name] = false;
    this.failure = undefined;
  }

  /** Checks all and sends; resolves with the answer, or undefined when something is wrong. */
  async submit(): Promise<Result | undefined> {
    if (this.isSubmitting) return undefined;
    for (const name of this.names) this.touched[name] = true;
    if (!this.isValid) return undefined;
    this.isSubmitting = true;
    this.failure = undefined;
    try {
      return await this.options.submit({ ...this.values });
    } catch (problem) {
      runInAction(() => {
        this.failure = messageOf(problem);
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }

  private problemOf<K extends keyof Values>(name: K): string | undefined {
    return this.options.rules[name]?.(this.values[name], this.values);
  }
}
