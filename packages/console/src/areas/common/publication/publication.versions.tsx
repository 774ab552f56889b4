import type { Publications } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { Fold } from '../../../ui/fold.tsx';
import classes from './publication.module.css';
import { publishedOf } from './publication.queries.ts';
import { datesEnMots, quand } from './publication.rules.ts';
import { motsDePublication } from './publication.words.ts';
import { usePublication } from './use-publication.ts';

interface Props {
  readonly publications: Publications;
}

/** The published versions, the newest first, each one click from being online again. */
export function Versions({ publications: { enCours, items } }: Props) {
  const { resource } = useRecordFormContext().form;
  const { edit } = useRights(
    resource,
    useForm(({ base }) => base),
  );
  const mots = motsDePublication(publishedOf(resource).published.canal);
  const { act, isActing } = usePublication();
  if (items.length === 0) return null;
  const putBack = async (publication: number, version: number) => {
    const agreed = await askYesOrNo({
      title: `${mots.remettre} la version ${version}\u00a0?`,
      text: mots.remise,
      confirm: mots.remettre,
      cancel: 'Ne rien faire',
    });
    if (agreed) act({ genre: 'retablir', publication });
  };
  return (
    <Fold title={items.length === 1 ? '1 version publiée' : `${items.length} versions publiées`}>
      <ol className={classes.lines} aria-label="Versions publiées">
        {items.map(({ id: one, version, publieLe, publiePar, du, au }) => (
          <li key={one} className={classes.line}>
            <div>
              <Text size="sm" fw={one === enCours?.id ? 600 : 400}>
                {`Version ${version}${one === enCours?.id ? `, ${mots.enCours}` : ''}`}
              </Text>
              <Text size="xs" c="dimmed">
                {[quand(publieLe), publiePar, datesEnMots({ du, au })].filter(Boolean).join(' · ')}
              </Text>
            </div>
            {edit && one !== enCours?.id && (
              <Button
                variant="default"
                size="compact-sm"
                disabled={isActing}
                aria-label={`${mots.remettre} la version ${version} du ${quand(publieLe)}`}
                onClick={() => void putBack(one, version)}
              >
                {mots.remettre}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
