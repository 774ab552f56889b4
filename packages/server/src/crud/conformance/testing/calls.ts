import * as contract from '@bridge/contract';
import { API_BASE, type Endpoint } from '@bridge/contract';
import { WALKED } from './specimen.resource.ts';

export type Call = Pick<Endpoint, 'method' | 'path' | 'access' | 'query' | 'body' | 'acceptsFile'>;

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** The calls that an object holds: its own, and those of the objects that group some. */
function callsIn(value: object, depth: number): Call[] {
  if (isCall(value)) return [value];
  const isPlain = value === contract || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || depth === 0) return [];
  return Object.values(value).flatMap((inner) =>
    typeof inner === 'object' && inner !== null ? callsIn(inner, depth - 1) : [],
  );
}

export const address = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${API_BASE}${path}`;

const ofResources = WALKED.flatMap((resource) => Object.values(resource.calls));

/** Every call of the contract, by its address. */
export const CALLS: ReadonlyMap<string, Call> = new Map(
  [...callsIn(contract, 3), ...ofResources].map((call) => [address(call), call]),
);

const ENGINES = new Set(ofResources.map(address));

/** Those that an area answers by itself: nothing walls them by construction. */
export const CALLS_OF_AREAS: readonly Call[] = [...CALLS].flatMap(([key, call]) => (ENGINES.has(key) ? [] : [call]));
