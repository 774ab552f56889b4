import { type Parametres, ROLE_LABELS, type Role } from '@bridge/contract';
import { List, Stack, Text } from '@mantine/core';
import type { ConsoleContent } from '../../navigation/console-context.ts';
import { type EffectGroup, groupEffects, menuEffects, otherEffects } from './option.rules.ts';

interface Props {
  readonly before: Parametres;
  readonly after: Parametres;
  readonly hasScreen: ConsoleContent['hasScreen'];
}

const NO_MENU =
  'Aucun menu ne change\u00a0: ce que cette option ouvre ne fait pas encore partie de cette version, ou dépend d’un autre réglage.';

const WHEN = 'Appliqué aussitôt\u00a0; chacun le voit à la page suivante.';

/** The effects of an option, shown before it is confirmed: menu entries that come and go, and for which roles. */
export function OptionEffects({ before, after, hasScreen }: Props) {
  const effects = menuEffects(before, after, hasScreen);
  return (
    <Stack gap="sm">
      {effects.length === 0 && <Text size="sm">{NO_MENU}</Text>}
      {groupEffects(effects).map((group) => (
        <Effect key={`${group.sense} ${group.titles.join()}`} {...group} />
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

function Effect({ sense, roles, titles }: EffectGroup) {
  const verb = sense === 'gained' ? 'Apparaît' : 'Disparaît';
  return (
    <div>
      <Text size="sm" fw={550}>
        {`${titles.length > 1 ? PLURAL[sense] : verb} pour ${namesOf(roles)}\u00a0:`}
      </Text>
      <List size="sm" withPadding>
        {titles.map((title) => (
          <List.Item key={title}>{title}</List.Item>
        ))}
      </List>
    </div>
  );
}

const PLURAL = { gained: 'Apparaissent', lost: 'Disparaissent' };

function namesOf(roles: readonly Role[]): string {
  const names = roles.map((role) => ROLE_LABELS[role].toLowerCase());
  return new Intl.ListFormat('fr').format(names);
}
