import { Type } from 'typebox';
import type { DriverApi } from '../../../types/api/driver';
import { member, type Area } from '../../http/endpoint';
import { notFound } from '../../kernel/failure';
import { presentDriver } from './driverPresenter';
import { listDrivers, removeDriver } from './driverRepository';

/** 常用驾驶人 of the member (issue 11). Who is not their owner cannot tell that they exist. */
export const driverArea: Area<DriverApi> = {
  'GET /api/user/get_drivers': member(
    'The usual drivers of the member, who drove last first',
    Type.Object({}),
    async (_request, { db, settings, member: { id } }) => ({
      drivers: (await listDrivers(db, id)).map(row => presentDriver(row, settings.dataKey)),
    }),
  ),
  'POST /api/user/remove_driver': member(
    'Forgets a usual driver',
    Type.Object({ driver_id: Type.String({ minLength: 1, maxLength: 64 }) }),
    async ({ driver_id: driverId }, { db, member: { id } }) => {
      if (!(await removeDriver(db, id, driverId))) throw notFound('这位驾驶人');
      return {};
    },
  ),
};
