<?php
/**
 * Plugin Name:       Bridge
 * Description:       Affiche les listes, les fiches et les cartes d’un site Bridge, par un code court ou un bloc.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * Text Domain:       bridge
 *
 * @package Bridge
 */

defined( 'ABSPATH' ) || exit;

define( 'BRIDGE_DOSSIER', __DIR__ );

require BRIDGE_DOSSIER . '/includes/adresse.php';
require BRIDGE_DOSSIER . '/includes/contenu.php';
require BRIDGE_DOSSIER . '/includes/page.php';
require BRIDGE_DOSSIER . '/includes/rendu.php';
require BRIDGE_DOSSIER . '/includes/reglages.php';

add_shortcode( 'bridge', 'bridge_code_court' );
add_filter( 'script_loader_tag', 'bridge_comme_module', 10, 2 );
add_action( 'admin_init', 'bridge_declarer_reglages' );
add_action( 'admin_menu', 'bridge_ajouter_page' );
add_action(
	'init',
	static function () {
		register_block_type( BRIDGE_DOSSIER . '/bloc' );
	}
);
