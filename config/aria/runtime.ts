import { mergeInternalComponents } from '@tarojs/shared';
import { ariaAttributes } from './attributes';

// The app numbers the attributes of a part as the templates do: both must know the same ones.
mergeInternalComponents(ariaAttributes);
