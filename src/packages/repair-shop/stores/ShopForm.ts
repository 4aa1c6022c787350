import { autorun, makeAutoObservable } from 'mobx';
import { ACCIDENT_TEXT_LENGTH } from '@/domain/accident';
import {
  ASSESSED_NAMES,
  figureProblem,
  repairFromProblem,
  repairToProblem,
  type AssessedPart,
} from '@/domain/assessment';
import { yuanText } from '@/domain/money';
import { characterCount } from '@/domain/renter';
import { fenTyped, moneyTyped } from '@/domain/typedText';
import { writtenText } from '@/domain/writtenText';
import { FormModel } from '@/stores/FormModel';
import { Resource } from '@/stores/Resource';
import type { AccidentCase, AccidentPriceState } from '~types/api/accident';
import { getDayPrice, updateCase } from '../services/merchant';
import { draftOf, dropDraft, keepDraft, type ShopDraft } from './shopDrafts';
import { ShopPhotos } from './ShopPhotos';

interface Values extends Record<AssessedPart, string> {
  /** ISO times; empty while they are not chosen. */
  from: string;
  to: string;
  note: string;
  /** Nothing: photos are with their own store, and this is where it is said what is wrong with them. */
  photos: undefined;
}

const EMPTY = { from: '', to: '', repair: '', glass: '', towing: '', note: '' };

/** Yuan as one would type them; nothing for what costs nothing. */
const typed = (fen: number): string => (fen === 0 ? '' : yuanText(fen));

/** What stands in the form at first: as it was left, as it was entered, or nothing. */
function beginningOf(token: string, { assessment }: AccidentCase): Omit<ShopDraft, 'token'> {
  const draft = draftOf(token);
  if (draft) return draft;
  if (!assessment) return { ...EMPTY, photos: [] };
  const { priceState: period, repair, glass, towing, note, pictures } = assessment;
  return {
    ...{ from: period.from_time, to: period.to_time, note },
    ...{ repair: typed(repair), glass: typed(glass), towing: typed(towing) },
    photos: pictures.map(({ file_id, url, device_time }) => ({ fileId: file_id, url, takenAt: device_time })),
  };
}

/**
 * What a repair shop enters of a case: for how long the car stands still, what it costs, and photos that prove it (issue
 * 15; specification §3, priceState). All of it is kept on the device until it is sent.
 */
export class ShopForm {
  readonly photos: ShopPhotos;
  readonly form: FormModel<Values, boolean>;
  /** What it costs that the car stands still. */
  readonly price: Resource<AccidentPriceState, { from: string; to: string }>;
  private readonly stopKeeping: () => void;

  constructor(
    private readonly token: string,
    { time: accident, ...shown }: AccidentCase,
    private readonly onSent: () => void,
  ) {
    const { photos, from, to, repair, glass, towing, note } = beginningOf(token, {
      time: accident,
      ...shown,
    });
    this.photos = new ShopPhotos(token);
    this.photos.restore(photos);
    this.price = new Resource(({ from: from_time, to: to_time }) =>
      getDayPrice({ token, from_time, to_time }),
    );
    this.form = new FormModel<Values, boolean>({
      initial: { from, to, repair, glass, towing, note, photos: undefined },
      rules: {
        from: value => repairFromProblem(value || undefined, accident),
        to: (value, values) => repairToProblem(value || undefined, values.from || undefined),
        repair: (_, values) => figureProblem('repair', values),
        glass: (_, values) => figureProblem('glass', values),
        towing: (_, values) => figureProblem('towing', values),
        note: value =>
          characterCount(writtenText(value)) > ACCIDENT_TEXT_LENGTH
            ? `最多${ACCIDENT_TEXT_LENGTH}个字`
            : undefined,
        photos: () => this.photos.problem,
      },
      submit: values => this.send(values),
    });
    makeAutoObservable<this, 'token' | 'onSent' | 'stopKeeping'>(
      this,
      { token: false, onSent: false, stopKeeping: false, photos: false, form: false, price: false },
      { autoBind: true },
    );
    const first = JSON.stringify(this.draft);
    // What nobody has touched is not worth keeping.
    this.stopKeeping = autorun(() => {
      const { draft } = this;
      if (JSON.stringify(draft) !== first) keepDraft(draft);
    });
    void this.askPrice();
  }

  /** What it comes to, as far as it is known, fen. */
  get total(): number {
    const { values } = this.form;
    const figures = ASSESSED_NAMES.reduce((sum, name) => sum + (fenTyped(values[name]) ?? 0), 0);
    return figures + (this.price.data?.total ?? 0);
  }

  /** Whether both times are there and go together. */
  get hasPeriod(): boolean {
    const { from, to } = this.form.values;
    return from !== '' && repairToProblem(to || undefined, from) === undefined;
  }

  setFigure(name: AssessedPart, text: string): void {
    this.form.set(name, moneyTyped(text));
  }

  /** Chooses one of the two times, and asks what the car's standing still costs between them. */
  setTime(name: 'from' | 'to', time: string): void {
    this.form.set(name, time);
    this.form.leave(name);
    void this.askPrice();
  }

  /** Asks it anew; nothing happens while the times do not go together. */
  async askPrice(): Promise<void> {
    if (!this.hasPeriod) {
      this.price.clear();
      return;
    }
    const { from, to } = this.form.values;
    await this.price.load({ from, to });
  }

  private get draft(): ShopDraft {
    const { from, to, repair, glass, towing, note } = this.form.values;
    return { token: this.token, from, to, repair, glass, towing, note, photos: this.photos.kept };
  }

  private async send({ from, to, note, ...values }: Values): Promise<boolean> {
    await updateCase({
      ...{ token: this.token, from_time: from, to_time: to },
      repair: fenTyped(values.repair) ?? 0,
      glass: fenTyped(values.glass) ?? 0,
      towing: fenTyped(values.towing) ?? 0,
      note: writtenText(note),
      photos: this.photos.files,
    });
    this.stopKeeping();
    this.photos.letGo();
    dropDraft(this.token);
    this.onSent();
    return true;
  }
}
