// Loaded into the observatory's process: connects to the local server's ports in place of 80 and 443, which need root,
// and looks up no names.
import { Socket } from 'node:net'

const ports = JSON.parse(process.env.LECTERN_PORTS ?? '{}')
const { connect } = Socket.prototype

Socket.prototype.connect = function (...call) {
  const options = Array.isArray(call[0]) ? call[0][0] : call[0]
  const port = ports[options.port]
  if (port === undefined) throw new Error(`The observatory asks for ${options.host}:${options.port}.`)
  Object.assign(options, { host: '127.0.0.1', port })
  return connect.apply(this, call)
}
