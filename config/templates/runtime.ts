import { internalComponents } from '@tarojs/shared';
import { fitComponents } from './attributes';

fitComponents(internalComponents);
