import type { EndpointAnswer, getImportation } from '@bridge/contract';

export type Report = EndpointAnswer<typeof getImportation>;
export type Cause = Report['rejets'][number];
