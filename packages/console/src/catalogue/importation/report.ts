import type { RapportImportation } from '@bridge/contract';

export type Report = RapportImportation;
export type Cause = Report['rejets'][number];
