import { defineRoutes } from '../../routes/row';

/** The kit seen together: only development builds contain it. */
export const kitRoutes = defineRoutes([
  { name: 'kit.gallery', page: 'packages/kit/pages/gallery/index', url: '/dev/kit', title: '组件一览' },
]);
