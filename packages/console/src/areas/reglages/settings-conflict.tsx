import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import type { Change } from './change-lines.tsx';
import { SettingValue } from './setting-value.tsx';
import classes from './settings.module.css';

interface Props {
  /** Of each setting that both changed: what they saved, what one typed. */
  readonly lines: readonly Change[];
  /** Who saved meanwhile. */
  readonly by: string | null;
  readonly onChoose: (key: string, side: 'theirs' | 'mine') => void;
}

/** Somebody else changed the same settings: both values stand side by side, and nothing typed is lost. */
export function SettingsConflict({ lines, by, onChoose }: Props) {
  if (lines.length === 0) return null;
  return (
    <Alert
      color="orange"
      role="alert"
      icon={<IconGitMerge aria-hidden />}
      title={`${by ?? 'Une autre personne'} a enregistré d’autres valeurs entre-temps`}
    >
      <Stack gap="sm">
        <Text size="sm">Choisissez celle à garder. Ses autres changements sont déjà repris ci-dessous.</Text>
        {lines.map(({ key, field, before, after }) => (
          <fieldset key={key} className={classes.conflict}>
            <legend>{field.label}</legend>
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={() => onChoose(key, 'theirs')}>
                {'La sienne\u00a0:\u00a0'}
                <SettingValue field={field} value={before} />
              </Button>
              <Button size="xs" variant="default" onClick={() => onChoose(key, 'mine')}>
                {'La mienne\u00a0:\u00a0'}
                <SettingValue field={field} value={after} />
              </Button>
            </Group>
          </fieldset>
        ))}
      </Stack>
    </Alert>
  );
}
