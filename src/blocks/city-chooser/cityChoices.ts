import type { NothingFound } from '@/components/grouped-chooser/FoundChoices';
import type { City } from '~types/api/city';

/** What a city is called in a list of cities. */
export const cityName = ({ city }: City): string => city;

/** No city of that name. */
export const noCityFound: NothingFound = {
  title: '没有找到这个城市',
  text: '试试城市全名或拼音，例如“成都”“chengdu”“cd”。',
};
