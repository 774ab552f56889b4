import { type Option, parametres } from '@bridge/contract';
import { Alert, Skeleton, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FormField } from '../../resource/widgets/field-frame.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { explain } from '../explain.ts';
import { type ParametresEnregistres, parametresQuery } from './parametre.queries.ts';
import { useSwitchOption } from './use-switch-option.tsx';

const GROUPS: readonly { readonly title: string; readonly intro: string; readonly options: readonly Option[] }[] = [
  {
    title: 'Modules',
    intro: 'Les parties du produit que cette instance propose.',
    options: ['enable_module_ads', 'activer_trad_deepl'],
  },
  {
    title: 'Sources de données',
    intro: 'Les systèmes d’où viennent les objets touristiques.',
    options: ['enable_import_tourinsoft', 'enable_import_lei', 'enable_import_apidae', 'enable_import_datatourisme'],
  },
  {
    title: 'Organisation et connexion',
    intro: 'Qui partage cette instance, et comment on y entre.',
    options: ['mode_multi_entites', 'sso_active', 'sso_tourinsoft_enabled', 'sso_lei_enabled', 'sso_apidae_enabled'],
  },
];

const NOTHING = {};
const nothing = () => undefined;

/** The options of the instance, each applied as soon as it is confirmed. */
export function OptionsPanel() {
  const { data, error, isFetching, refetch } = useQuery(parametresQuery);
  if (data) return <Options recorded={data} />;
  if (!error) return <Skeleton height={320} />;
  return (
    <LoadError
      title="Les options n’ont pas pu être lues"
      reason={explain(error).message}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Options({ recorded }: { readonly recorded: ParametresEnregistres }) {
  const { toggle, pending, failure } = useSwitchOption(recorded);
  return (
    <Stack gap="md" maw={880}>
      {failure && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {failure}
        </Alert>
      )}
      {GROUPS.map(({ title, intro, options }) => (
        <Panel key={title} title={title} intro={intro}>
          <Stack gap="md">
            {options.map((option) => (
              <FormField
                key={option}
                id={`option-${option}`}
                path={option}
                field={parametres.fields[option]}
                // A confirmed switch shows at once, and goes back if it fails.
                value={pending?.option === option ? pending.on : recorded[option]}
                onChange={(on) => toggle(option, on === true)}
                error={undefined}
                inner={NOTHING}
                readOnly={false}
                resource="parametre"
                valueOf={nothing}
              />
            ))}
          </Stack>
        </Panel>
      ))}
    </Stack>
  );
}
