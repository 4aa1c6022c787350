import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FavouritesStore } from '@/stores/FavouritesStore';
import { useStore } from '@/stores/rootContext';
import type { CarType } from '~types/api/cartype';
import { FavouriteHeart } from './FavouriteHeart';

/** 收藏 of a car type, wherever it is shown on its own (issue 11). */
export const FavouriteButton = observer(function FavouriteButton({
  cartype,
  className,
}: {
  cartype: CarType;
  className?: string | undefined;
}) {
  const favourites = useStore(FavouritesStore);
  useEffect(() => void favourites.loadOnce(), [favourites]);
  return (
    <FavouriteHeart
      cartype={cartype}
      isKept={favourites.has(cartype.id)}
      onKeep={isKept => void favourites.set(cartype, isKept)}
      className={className}
    />
  );
});
