-- What sites declare about their accessibility: sites that say nothing have no such page.
ALTER TABLE sites
  ADD accessibilite text NOT NULL DEFAULT 'aucune',
  ADD accessibilite_taux double precision,
  ADD accessibilite_auditeur text NOT NULL DEFAULT '',
  ADD accessibilite_manques jsonb NOT NULL DEFAULT '{}',
  ADD accessibilite_le date,
  ADD accessibilite_organisme text NOT NULL DEFAULT '',
  ADD accessibilite_contact text NOT NULL DEFAULT '',
  ADD accessibilite_autre_contact text NOT NULL DEFAULT '';
