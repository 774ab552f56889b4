import { launchTraduction } from '@bridge/contract';
import { Alert, Button, Group } from '@mantine/core';
import { IconKeyOff, IconLanguage, IconPlayerPlay } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { ConsoleLink } from '../../../navigation/console-link.tsx';
import { useForm } from '../../../resource/form/form.context.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { Panel } from '../../../ui/panel.tsx';
import { tellTask } from '../../tell-task.ts';
import { UsagesPanel } from './config-usages.panel.tsx';

const EssaiDialog = lazy(() => import('./config-essai.dialog.tsx'));

/** Beside a saved configuration: tries it, launches it, shows what it sent. Another entity's spends for that entity alone. */
export default function ConfigTraductionPanel({ record }: FormPanelProps) {
  return record.modifiable === false ? null : <OwnPanel record={record} />;
}

function OwnPanel({ record: { id, languesCibles, actif, etatCle } }: Pick<FormPanelProps, 'record'>) {
  const lacksKey = etatCle === 'absente';
  const [isTrying, setIsTrying] = useState(false);
  const dirty = useForm(({ changed }) => changed.size > 0);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const launch = useMutation({
    mutationFn: () => call(launchTraduction, { params: { id } }),
    onSuccess: ({ tache, nouvelle }) =>
      tellTask(tache, nouvelle ? 'Traduction demandée' : 'Cette traduction est déjà en cours', { navigate, queries }),
  });
  return (
    <>
      <Panel
        title="Traduire"
        intro={
          dirty
            ? 'Enregistrez vos modifications pour continuer.'
            : actif === true
              ? 'L’essai ne garde rien. Un lot traduit ce qui manque ou n’est plus à jour, dans la limite du budget.'
              : 'L’essai ne garde rien. Activez la configuration pour lancer un lot.'
        }
      >
        {actif === true && lacksKey && (
          <Alert color="orange" mb="sm" title="Clé absente" icon={<IconKeyOff aria-hidden />}>
            Cette configuration est active, mais n’a plus de clé : rien n’est traduit. Donnez-lui la sienne, ou une à
            l’entité dans ses préférences.
          </Alert>
        )}
        <Group gap="sm">
          <Button
            variant="default"
            disabled={dirty}
            onClick={() => setIsTrying(true)}
            leftSection={<IconLanguage size={16} stroke={1.7} aria-hidden />}
          >
            Tester
          </Button>
          <Button
            variant="default"
            disabled={dirty || actif !== true || lacksKey}
            loading={launch.isPending}
            onClick={() => launch.mutate()}
            leftSection={<IconPlayerPlay size={16} stroke={1.7} aria-hidden />}
          >
            Lancer un lot
          </Button>
          <ConsoleLink to="/reglages/traductions?etat=a_relire">File de relecture</ConsoleLink>
        </Group>
      </Panel>
      <UsagesPanel id={id} />
      {isTrying && (
        <Suspense fallback={null}>
          <EssaiDialog
            id={id}
            langues={Array.isArray(languesCibles) ? languesCibles.map(String) : []}
            onClose={() => setIsTrying(false)}
          />
        </Suspense>
      )}
    </>
  );
}
