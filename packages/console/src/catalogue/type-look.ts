import { TYPES_BRIDGE, type TypeBridge } from '@bridge/contract';
import {
  IconBackpack,
  IconBallFootball,
  IconBed,
  IconBottle,
  IconBuildingCastle,
  IconBuildingStore,
  IconBus,
  IconCalendarEvent,
  IconCoffee,
  IconHome,
  IconInfoCircle,
  IconKayak,
  IconMap2,
  IconMapPin,
  IconRoute,
  IconSkiJumping,
  IconTent,
  IconToolsKitchen2,
  IconTrees,
  IconUsers,
} from '@tabler/icons-react';
import type { PointLook } from '../ui/map/point-map.tsx';

/** One colour per family of types, with a contrast of 4.5:1 at least on white; the icon tells the type. */
const SLEEP = '#1a5fa3';
const EAT = '#b3400f';
const SEE = '#7a4b12';
const GREEN = '#2b6e36';
const DO = '#0b6b75';
const EVENT = '#8a2a8f';
const SERVE = '#495057';

/** The look of each type of objet on a map, in a list, at the head of a record. */
export const TYPE_LOOKS: Readonly<Record<TypeBridge, PointLook>> = {
  evenement: { colour: EVENT, icon: IconCalendarEvent },
  hotel: { colour: SLEEP, icon: IconBed },
  camping: { colour: SLEEP, icon: IconTent },
  location: { colour: SLEEP, icon: IconHome },
  'hebergement-collectif': { colour: SLEEP, icon: IconUsers },
  'chambre-hotes': { colour: SLEEP, icon: IconCoffee },
  restaurant: { colour: EAT, icon: IconToolsKitchen2 },
  patrimoine: { colour: SEE, icon: IconBuildingCastle },
  nature: { colour: GREEN, icon: IconTrees },
  activite: { colour: DO, icon: IconKayak },
  equipement: { colour: DO, icon: IconBallFootball },
  degustation: { colour: EAT, icon: IconBottle },
  commerce: { colour: SERVE, icon: IconBuildingStore },
  itineraire: { colour: GREEN, icon: IconRoute },
  sejour: { colour: DO, icon: IconBackpack },
  organisme: { colour: SERVE, icon: IconInfoCircle },
  transport: { colour: SERVE, icon: IconBus },
  'domaine-skiable': { colour: DO, icon: IconSkiJumping },
  territoire: { colour: SERVE, icon: IconMap2 },
  autre: { colour: SERVE, icon: IconMapPin },
};

const KNOWN = new Map(TYPES_BRIDGE.map((type) => [String(type.value), type] as const));

export function lookOfType(type: unknown): PointLook {
  const known = KNOWN.get(String(type));
  return TYPE_LOOKS[known?.value ?? 'autre'];
}

export function nameOfType(type: string): string {
  return KNOWN.get(type)?.label ?? type;
}
