// A short-lived process that writes an empty database cluster into the given cache folder (empty-cluster.mjs).
import { cacheCluster } from './empty-cluster.mjs'

await cacheCluster(process.argv[2])
