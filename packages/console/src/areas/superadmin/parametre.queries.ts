import { parametres, type RecordOf } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { recordQuery } from '../../resource/form/record.queries.ts';

export type ParametresEnregistres = RecordOf<typeof parametres>;

export const parametresQuery = queryOptions({
  ...recordQuery(parametres, 1),
  select: (record): ParametresEnregistres => parametres.record.parse(record),
});
