/** What is drawn without a connection; fetched while there is one. */
export const offlineHouse = () => import('#design/art/offline-house.tsx').then((module) => module.OfflineHouse);
