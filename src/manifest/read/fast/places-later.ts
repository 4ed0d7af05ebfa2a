// The places of a text that was read without them. Most texts have nothing to tell, and then nobody asks.
import type { Node } from 'yaml'
import type { Path, Spot } from '../../../problems/finding.ts'
import { type Extent, Places } from '../places.ts'

export class PlacesLater extends Places {
  private made?: Places

  constructor(private readonly make: () => Places) {
    super(null, new Map(), '')
  }

  private get real(): Places {
    this.made ??= this.make()
    return this.made
  }

  override find(path: Path) {
    return this.real.find(path)
  }

  override target(node: Node | null): Node | null {
    return this.real.target(node)
  }

  override extent(spot: Spot): Extent {
    return this.real.extent(spot)
  }
}
