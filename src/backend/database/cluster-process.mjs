// A process that leaves an empty database in the cache it is given, and ends (empty-cluster.mjs).
import { cacheCluster } from './empty-cluster.mjs'

await cacheCluster(process.argv[2])
