import type { AreaDemo } from '../../demo/AreaDemo';
import {
  demoActivities,
  demoBanners,
  demoDestinations,
  demoFaqGroups,
  demoFaqs,
  demoGuides,
  demoTopics,
} from '../../demo/demoContent';
import { insertMissing } from '../../demo/insertMissing';
import { activities, banners, destinations, faqGroups, faqs, guides, topics } from './schema';

/** Promotions, questions and answers, and what there is to discover. */
export const contentDemo: AreaDemo = {
  area: 'content',
  version: 1,
  async seed(tx, world) {
    await insertMissing(tx, banners, demoBanners(world.cities()));
    await insertMissing(tx, activities, demoActivities(world.cities()));
    await insertMissing(tx, topics, demoTopics());
    await insertMissing(tx, destinations, demoDestinations(world.cities()));
    await insertMissing(tx, guides, demoGuides());
    await insertMissing(tx, faqGroups, demoFaqGroups());
    await insertMissing(tx, faqs, demoFaqs());
  },
};
