import { type Parametres, ROLE_LABELS, type Role } from '@bridge/contract';
import { List, Stack, Text } from '@mantine/core';
import type { ConsoleContent } from '../../shell/console-context.ts';
import { type MenuEffect, menuEffects, otherEffects } from './option.rules.ts';

interface Props {
  readonly before: Parametres;
  readonly after: Parametres;
  readonly hasScreen: ConsoleContent['hasScreen'];
}

const NO_MENU =
  'Aucun menu ne change\u00a0: ce que cette option ouvre ne fait pas encore partie de cette version, ou dépend d’un autre réglage.';

const WHEN = 'Appliqué aussitôt\u00a0; chacun le voit à la page suivante.';

/** What the confirmation says: menus that come and go, and for whom. */
export function OptionEffects({ before, after, hasScreen }: Props) {
  const effects = menuEffects(before, after, hasScreen);
  return (
    <Stack gap="sm">
      {effects.length === 0 && <Text size="sm">{NO_MENU}</Text>}
      {effects.map((effect) => (
        <Effect key={effect.path} {...effect} />
      ))}
      {otherEffects(before, after).map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {WHEN}
      </Text>
    </Stack>
  );
}

function Effect({ title, gained, lost }: MenuEffect) {
  return (
    <div>
      <Text size="sm" fw={550}>
        {title}
      </Text>
      <List size="sm" listStyleType="none">
        {gained.length > 0 && <List.Item>{`Apparaît pour\u00a0: ${namesOf(gained)}`}</List.Item>}
        {lost.length > 0 && <List.Item>{`Disparaît pour\u00a0: ${namesOf(lost)}`}</List.Item>}
      </List>
    </div>
  );
}

function namesOf(roles: readonly Role[]): string {
  const names = roles.map((role) => ROLE_LABELS[role].toLowerCase());
  return `${new Intl.ListFormat('fr').format(names)}.`;
}
