import type { AreaDemo } from '../../demo/AreaDemo';
import {
  demoActivities,
  demoBanners,
  demoBulletins,
  demoDestinations,
  demoFaqGroups,
  demoFaqs,
  demoGuides,
  demoTopics,
} from '../../demo/demoContent';
import { insertMissing, insertOrRenew } from '../../demo/insertMissing';
import { activities, banners, bulletins, destinations, faqGroups, faqs, guides, topics } from './schema';

/** Promotions, questions and answers, and what there is to discover. */
export const contentDemo: AreaDemo = {
  area: 'content',
  version: 4,
  async seed(tx, world) {
    await insertOrRenew(tx, banners, demoBanners(world.cities()));
    await insertOrRenew(tx, activities, demoActivities(world.cities()));
    await insertOrRenew(tx, topics, demoTopics());
    await insertMissing(tx, destinations, demoDestinations(world.cities()));
    await insertMissing(tx, guides, demoGuides());
    await insertMissing(tx, faqGroups, demoFaqGroups());
    await insertOrRenew(tx, faqs, demoFaqs(), ['question', 'paragraphs']);
    await insertOrRenew(tx, bulletins, demoBulletins());
  },
};
