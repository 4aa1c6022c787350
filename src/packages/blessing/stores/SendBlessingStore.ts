import { makeAutoObservable } from 'mobx';
import { BLESSING_CARDS, wordsProblem } from '@/domain/blessing';
import { FormModel } from '@/stores/FormModel';
import { PagedList } from '@/stores/PagedList';
import { Resource } from '@/stores/Resource';
import type { Coupon } from '~types/api/account';
import type { BlessingCard, SentBlessing } from '~types/api/blessing';
import {
  createBlessing,
  getGiveableCoupons,
  getSentBlessings,
  takeBlessingBack,
} from '../services/blessings';

/** What a blessing is sent with. */
export interface BlessingValues {
  card: BlessingCard;
  words: string;
  coupon_id: string;
}

const wordsOf = (card: BlessingCard): string => BLESSING_CARDS.find(({ key }) => key === card)?.words ?? '';

/** Giving a coupon away, and what was given. Each screen has its own. */
export class SendBlessingStore {
  tab: 'WRITE' | 'SENT' = 'WRITE';
  /** The one that is being sent to a friend. */
  opened: SentBlessing | undefined = undefined;
  readonly coupons: Resource<Coupon[]>;
  readonly sent: PagedList<SentBlessing>;
  readonly form: FormModel<BlessingValues, SentBlessing>;

  constructor() {
    this.coupons = new Resource(async () => (await getGiveableCoupons()).coupons);
    this.sent = new PagedList(async (_, page) => {
      const { blessings, total } = await getSentBlessings(page);
      return { items: blessings, total };
    });
    this.form = new FormModel<BlessingValues, SentBlessing>({
      initial: { card: 'ROAD', words: wordsOf('ROAD'), coupon_id: '' },
      rules: {
        words: wordsProblem,
        coupon_id: id => (id ? undefined : '请选一张要送的优惠券'),
      },
      submit: values => createBlessing({ ...values, words: values.words.trim() }),
    });
    makeAutoObservable(this, { coupons: false, sent: false, form: false }, { autoBind: true });
  }

  /** Shows what is written, or what was sent. */
  choose(tab: 'WRITE' | 'SENT'): void {
    this.tab = tab;
  }

  /** Another card brings its own words, in the place of those that nobody has touched. */
  chooseCard(card: BlessingCard): void {
    const { words } = this.form.values;
    const isUntouched = !words.trim() || BLESSING_CARDS.some(other => other.words === words);
    this.form.set('card', card);
    if (isUntouched) this.form.set('words', wordsOf(card));
  }

  /** Sends the coupon on its way; false when something is wrong, and the form says what. */
  async submit(): Promise<boolean> {
    const blessing = await this.form.submit();
    if (!blessing) {
      // The coupon may have been used or given meanwhile.
      if (this.form.failure) void this.coupons.load();
      return false;
    }
    this.form.reset();
    this.open(blessing);
    void this.coupons.load();
    void this.sent.refresh();
    return true;
  }

  /** Shows one to be sent to a friend. */
  open(blessing: SentBlessing): void {
    this.opened = blessing;
  }

  /** Back to writing and to the list. */
  close(): void {
    this.opened = undefined;
  }

  /** Takes one back; how it stands is loaded anew either way. */
  async takeBack({ id }: SentBlessing): Promise<void> {
    await takeBlessingBack(id).finally(() => {
      void this.sent.refresh();
      void this.coupons.load();
    });
  }
}
