import { makeAutoObservable } from 'mobx';
import { Resource } from '@/stores/Resource';
import type { CampaignDetail, Group } from '~types/api/campaign';
import { addGroup, getCampaign, getGroup, joinGroup, takeCoupon } from '../services/campaign';

/** What a visitor wants to do, and logs in for. */
export type CampaignWish = 'TAKE' | 'FOUND' | 'JOIN';

/** An activity, and the group whose link was opened, if one was. Each screen has its own. */
export class CampaignStore {
  /** The activity; of a link to a group alone, that of the group. */
  readonly campaign: Resource<CampaignDetail>;
  /** The group whose link was opened. */
  readonly linked: Resource<Group>;
  wish: CampaignWish | undefined = undefined;

  constructor(
    private readonly id: string | undefined,
    readonly code: string | undefined,
  ) {
    this.linked = new Resource(() => getGroup(code ?? ''));
    this.campaign = new Resource(async () => getCampaign(await this.idOfCampaign()));
    makeAutoObservable<this, 'id'>(
      this,
      { id: false, code: false, campaign: false, linked: false },
      { autoBind: true },
    );
  }

  /** The group on the screen: the one whose link was opened, else the member's own that runs or is complete. */
  get group(): Group | undefined {
    const { data: linked } = this.linked;
    const own = this.campaign.data?.own?.group;
    if (linked && linked.code !== own?.code) return linked;
    return own?.state === 'FAILED' && !linked ? undefined : own;
  }

  /** The member's own group that did not come about, where there is no other one to show. */
  get failed(): Group | undefined {
    const own = this.campaign.data?.own?.group;
    return !this.linked.data && own?.state === 'FAILED' ? own : undefined;
  }

  /** Loads how all of it stands now. */
  async load(): Promise<void> {
    if (this.code !== undefined) await this.linked.load();
    await this.campaign.load();
  }

  ask(wish: CampaignWish): void {
    this.wish = wish;
  }

  dismiss(): void {
    this.wish = undefined;
  }

  /** Does it; whatever came of it, the screen then says how it stands. Rejects like any call. */
  async perform(wish: CampaignWish): Promise<void> {
    this.dismiss();
    try {
      const { code } = this;
      if (wish === 'TAKE') await takeCoupon(await this.idOfCampaign());
      else if (wish === 'FOUND') await addGroup(await this.idOfCampaign());
      else if (code !== undefined) await joinGroup(code);
    } finally {
      await this.load();
    }
  }

  private async idOfCampaign(): Promise<string> {
    return this.id ?? this.linked.data?.activity_id ?? (await getGroup(this.code ?? '')).activity_id;
  }
}
