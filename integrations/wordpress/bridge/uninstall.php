<?php
/**
 * Leaves nothing behind.
 *
 * @package Bridge
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'bridge_reglages' );

global $wpdb;
// What was kept: its names are computed, so they are found by how they begin.
$wpdb->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	$wpdb->prepare(
		"DELETE FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s",
		$wpdb->esc_like( '_transient_bridge_' ) . '%',
		$wpdb->esc_like( '_transient_timeout_bridge_' ) . '%'
	)
);
