import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showNotice } from '../../../api/notices.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { useAskedClose } from '../../../ui/use-asked-close.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { AjoutDeFichiers } from './ajout.tsx';
import { ChampsCommuns } from './communs.tsx';
import { removeLignes, save } from './depot.engine.ts';
import classes from './depot.module.css';
import { bilanDe, isAGarder, isComplete, isFini, isPrete, resumeDe, suiteDe } from './depot.rules.ts';
import { useDepot } from './depot.store.ts';
import { LigneDeDepot } from './ligne.tsx';

/** The deposit of many files: a line for each with what it lacks, and the fields common to all. */
export default function DepotDrawer() {
  useReturnFocus();
  const lignes = useDepot((state) => state.lignes);
  const communs = useDepot((state) => state.communs);
  const { clear, setOpen } = useDepot.getState();
  const queries = useQueryClient();
  const [langue = 'fr'] = useLanguages();
  const pretes = lignes.filter((ligne) => isPrete(ligne, communs));
  const complete = pretes.filter((ligne) => isComplete(ligne, communs)).length;
  // A save may have been launched before the drawer was put aside.
  const isSaving = lignes.some(({ estPartie }) => estPartie);
  const saving = useMutation({
    mutationFn: () => save({ langue, queries }),
    onSuccess: (bilan) => {
      // The remaining files are told below: a notice would cover the button of the next save.
      if (bilan.faits === 0 || useDepot.getState().lignes.length > 0) return;
      clear();
      showNotice(`${bilanDe(bilan)}.`);
    },
  });
  const perdus = lignes.filter(isAGarder).length;
  const close = useAskedClose(perdus > 0 ? abandon(perdus) : null, () => {
    removeLignes(useDepot.getState().lignes.map(({ cle }) => cle));
    clear();
  });
  return (
    <Drawer
      opened
      onClose={() => void close()}
      position="right"
      size="min(56rem, 100%)"
      title="Déposer des fichiers"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
      classNames={{ body: classes.drawer }}
    >
      <Stack gap="lg">
        <AjoutDeFichiers isFirst={lignes.length === 0} />
        {lignes.length > 0 && (
          <>
            <ChampsCommuns />
            <section aria-label="Fichiers">
              <Text size="sm" c="dimmed" role="status" mb="xs">
                {resumeDe(lignes)}
              </Text>
              <ul className={classes.lines}>
                {lignes.map((ligne) => (
                  <LigneDeDepot key={ligne.cle} ligne={ligne} />
                ))}
              </ul>
            </section>
          </>
        )}
      </Stack>
      {lignes.length > 0 && (
        <Group className={classes.foot} justify="flex-end" gap="sm">
          <Text size="sm" role="status" mr="auto">
            {saving.data !== undefined && `${bilanDe(saving.data)}. ${suiteDe(lignes, communs)} `}
            {plusTard(pretes.length - complete)}
          </Text>
          {isFini(lignes) ? (
            <Button {...(perdus > 0 ? { variant: 'default' } : {})} onClick={() => void close()}>
              Terminer
            </Button>
          ) : (
            <Button variant="subtle" color="gray" onClick={() => setOpen(false)}>
              Continuer plus tard
            </Button>
          )}
          {perdus > 0 && (
            <Button loading={saving.isPending || isSaving} onClick={() => saving.mutate()}>
              {keepWords(pretes.length)}
            </Button>
          )}
        </Group>
      )}
    </Drawer>
  );
}

function keepWords(count: number): string {
  if (count === 0) return 'Enregistrer';
  return count > 1 ? `Enregistrer ${count} médias` : 'Enregistrer 1 média';
}

/** The words for files that are saved now and completed later. */
function plusTard(count: number): string {
  if (count === 0) return '';
  const [qui, verbe] = count > 1 ? [`${count} médias`, 'resteront'] : ['1 média', 'restera'];
  return `${qui} ${verbe} à compléter avant de paraître.`;
}

const abandon = (count: number) => ({
  title: 'Abandonner ces fichiers',
  text:
    count > 1
      ? `${count} fichiers déposés ne sont pas enregistrés\u00a0: ils seront perdus.`
      : 'Le fichier déposé n’est pas enregistré\u00a0: il sera perdu.',
  confirm: 'Abandonner',
  cancel: 'Continuer le dépôt',
});
