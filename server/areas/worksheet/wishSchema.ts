import { Type, type TSchema } from 'typebox';
import type { DemandField } from '../../../src/domain/demandFields';
import { pointSchema } from '../../http/pointSchema';

const id = Type.String({ minLength: 1, maxLength: 64 });

/** The shape of what a field may hold; whether it is right, its rule says, in a sentence for its field. */
function shapeOf(field: DemandField): TSchema {
  switch (field.kind) {
    case 'choice':
      return Type.String({ maxLength: 40 });
    case 'time':
      return Type.String({ maxLength: 40 });
    case 'place':
      return Type.Object({
        name: Type.String({ maxLength: 100 }),
        address: Type.String({ maxLength: 200 }),
        location: pointSchema,
      });
    case 'number':
    case 'money':
      return Type.Integer();
    case 'text':
      // Room for spaces around it.
      return Type.String({ maxLength: 4 * field.maxLength });
    case 'switch':
      return Type.Boolean();
    case 'item':
      return id;
    case 'photos':
      return Type.Array(id, { maxItems: field.most, uniqueItems: true });
  }
}

/**
 * What a call that sends a demand of these fields may hold. All of them are optional here, since which are asked for hangs
 * on the others: `firstProblem` tells what is missing.
 */
export const wishSchema = <Request>(fields: readonly DemandField[]) =>
  Type.Unsafe<Request>(
    Type.Object({
      city_id: Type.String({ minLength: 1, maxLength: 12 }),
      ...Object.fromEntries(fields.map(field => [field.name, Type.Optional(shapeOf(field))])),
      name: Type.String({ maxLength: 100 }),
      phone: Type.String({ maxLength: 20 }),
      comments: Type.String({ maxLength: 4000 }),
      vcode: Type.Optional(Type.String({ maxLength: 12 })),
      client_key: Type.String({ minLength: 8, maxLength: 64 }),
      repeat: Type.Optional(Type.Boolean()),
    }),
  );
